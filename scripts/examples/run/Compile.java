import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles each file by itself, in one process. Arguments: folder of classes they may use, then the files. */
public final class Compile {
    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        boolean failed = false;
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ENGLISH, null)) {
            for (String file : List.of(args).subList(1, args.length)) {
                DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
                List<String> options = List.of("-proc:none", "-cp", args[0], "-d", Path.of(file).getParent().toString());
                compiler.getTask(null, files, found, options, null, files.getJavaFileObjects(file)).call();
                for (Diagnostic<?> diagnostic : found.getDiagnostics()) {
                    if (diagnostic.getKind() != Diagnostic.Kind.ERROR) continue;
                    failed = true;
                    String message = diagnostic.getMessage(Locale.ENGLISH).lines().findFirst().orElse("");
                    System.out.println(file + ":" + diagnostic.getLineNumber() + ": error: " + message);
                }
            }
        }
        System.exit(failed ? 1 : 0);
    }
}
